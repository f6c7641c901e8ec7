// The browser itself, for gjs: WebKitGTK windows that execute commands, each a line of JSON on standard
// input, and answer with a line on standard output, where they also report events. Everything inside pages
// goes through WebKit's inspector instead (../inspector.ts).

import Gdk from 'gi://Gdk?version=3.0';
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import { contextMethods } from './contexts.js';
import { writeLine } from './line.js';
import { setNoDelay } from './no-delay.js';
import { pageMethods } from './pages.js';

const methods = { ...contextMethods, ...pageMethods, setNoDelay };

Gtk.init(null);
Gtk.Settings.get_default().gtk_enable_animations = true;
// A pointer over a window would hover its content.
const screen = Gdk.Screen.get_default();
const pointer = Gdk.Display.get_default().get_default_seat().get_pointer();
pointer.warp(screen, screen.get_width() - 1, screen.get_height() - 1);

const input = new Gio.DataInputStream({ base_stream: new Gio.UnixInputStream({ fd: 0 }) });
const loop = new GLib.MainLoop(null, false);
readNext();
writeLine({ event: 'ready' });
loop.run();

function readNext() {
  input.read_line_async(GLib.PRIORITY_DEFAULT, null, (_, result) => {
    const [line] = input.read_line_finish_utf8(result);
    if (line === null) {
      loop.quit();
      return;
    }
    answer(JSON.parse(line));
    readNext();
  });
}

async function answer({ id, method, params }) {
  try {
    writeLine({ id, result: (await methods[method](params)) ?? {} });
  } catch (error) {
    writeLine({ id, error: `${method}: ${error.message}` });
  }
}
