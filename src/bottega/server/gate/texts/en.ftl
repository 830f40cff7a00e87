### The page for whoever asks too often, in English. Every key has its like in fr.ftl and it.ftl.

title = Too much at once
why = In the last minute, more requests came from your network than this site answers. Nothing is lost: your tables wait for you.
when = This page tries again by itself in a minute.
now = Try again now
