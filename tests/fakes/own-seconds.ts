/** Preloaded by `--import`: the process prints each second that passes by its own clock. */
setInterval(() => process.stderr.write('A second has passed.\n'), 1_000).unref();
