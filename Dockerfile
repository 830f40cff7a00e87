# The house in one image: `docker build -t bottega .`; compose.yaml runs it with all it needs.

FROM node:22-slim AS web
WORKDIR /web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY web/ ./
RUN npm run build

FROM python:3.13-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/* \
    && pip install --no-cache-dir uv==0.13.7
WORKDIR /house
# What the lock names, with its hashes; this layer changes only when the lock does.
COPY pyproject.toml uv.lock ./
RUN uv venv /opt/bottega \
    && uv export --quiet --frozen --no-default-groups --extra server --no-emit-project -o requirements.txt \
    && uv pip install --python /opt/bottega/bin/python --require-hashes -r requirements.txt
COPY README.md LICENSE CHANGELOG.md ./
COPY src/ src/
COPY --from=web /web/dist/ web/dist/
# The rules are compiled, and the browser client lies where the gate looks for it.
RUN HATCH_BUILD_HOOKS_ENABLE=1 uv build --wheel --out-dir dist \
    && uv pip install --python /opt/bottega/bin/python --no-deps dist/*.whl \
    && cp --recursive --no-target-directory \
        web/dist /opt/bottega/lib/python3.13/site-packages/bottega/server/web

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin bottega
COPY --from=build /opt/bottega /opt/bottega
ENV PATH=/opt/bottega/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BOTTEGA_HOST=0.0.0.0 \
    BOTTEGA_PORT=8080
USER 10001
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8080/health', timeout=4)"]
ENTRYPOINT ["bottega"]
CMD ["serve"]
