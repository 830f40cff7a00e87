# The house in one image: `docker build -t bottega .`; compose.yaml runs it with all it needs.

FROM node:22-slim AS web
WORKDIR /web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web/ ./
RUN npm run build

FROM python:3.13-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/* \
    && python -m venv /opt/bottega
WORKDIR /house
# What is pinned, with its hashes; this layer changes only when the pins do.
COPY requirements/server.txt requirements/
RUN /opt/bottega/bin/pip install --no-cache-dir --require-hashes -r requirements/server.txt
COPY pyproject.toml README.md LICENSE CHANGELOG.md ./
COPY tools/compile.py tools/spell_out.py tools/wheel.py tools/
COPY web/CREDITS.md web/
COPY src/ src/
COPY --from=web /web/dist/ web/dist/
# A wheel with compiled rules and the browser client in it.
RUN COMPILED_RULES=1 pip wheel --no-cache-dir --no-deps --wheel-dir dist . \
    && /opt/bottega/bin/pip install --no-cache-dir --no-deps dist/*.whl

FROM python:3.13-slim
# For `bottega host backup` and `restore`; of the release that compose.yaml runs.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin bottega \
    && install --directory --owner=10001 --mode=700 /journal
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
