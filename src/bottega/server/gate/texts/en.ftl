### Pages that the house writes itself, in English. Every key has its like in fr.ftl and it.ftl.

## For whoever asks too often

title = Too much at once
why = In the last minute, more requests came from your network than this site answers. Nothing is lost: your tables wait for you.
when = This page tries again by itself in a minute.
now = Try again now

## When the house cannot be reached

offline-title = No connection
offline-why = Bottega cannot be reached. Nothing is lost: your tables wait for you.
offline-now = Try again
