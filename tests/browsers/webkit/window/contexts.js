// State shared by the pages of one Playwright context: cookies, storage, cache, languages, downloads.
// Nothing is written to disk.

import GLib from 'gi://GLib';
import Soup from 'gi://Soup?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import { writeLine } from './line.js';

const contexts = new Map();
/** Deleted contexts. Kept, because WebKit sometimes crashes when garbage collection disposes of them. */
const deleted = [];
let count = 0;

export function contextOf(id) {
  const context = contexts.get(id);
  if (!context) throw new Error(`no context ${id}`);
  return context;
}

export const contextMethods = {
  createContext({ timeZone }) {
    const data = new WebKit2.WebsiteDataManager({ is_ephemeral: true });
    const web = new WebKit2.WebContext({
      website_data_manager: data,
      ...(timeZone && { time_zone_override: timeZone }),
    });
    const id = `context-${++count}`;
    const context = { id, web, data, downloads: null, granted: new Set() };
    contexts.set(id, context);
    web.connect('download-started', (_, download) => follow(context, download));
    return { context: id };
  },
  deleteContext({ context }) {
    deleted.push(contexts.get(context));
    contexts.delete(context);
  },
  setLanguages({ context, languages }) {
    contextOf(context).web.set_preferred_languages(languages.map((tag) => tag.replace('-', '_')));
  },
  setDownloads({ context, path }) {
    contextOf(context).downloads = path;
  },
  ignoreCertificateErrors({ context }) {
    contextOf(context).data.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE);
  },
  grant({ context, permissions }) {
    contextOf(context).granted = new Set(permissions);
  },
  async cookies({ context }) {
    return { cookies: (await all(manager(context))).map(describe) };
  },
  async addCookies({ context, cookies }) {
    const into = manager(context);
    await Promise.all(
      cookies.map((cookie) => {
        return settled((done) => into.add_cookie(toSoup(cookie), null, done), 'add_cookie_finish');
      }),
    );
  },
  async clearCookies({ context }) {
    const from = manager(context);
    const every = await all(from);
    await Promise.all(
      every.map((cookie) => {
        return settled((done) => from.delete_cookie(cookie, null, done), 'delete_cookie_finish');
      }),
    );
  },
};

function manager(id) {
  return contextOf(id).data.get_cookie_manager();
}

function all(cookies) {
  return settled((done) => cookies.get_all_cookies(null, done), 'get_all_cookies_finish');
}

/** Wraps an asynchronous call of GIO in a promise. */
function settled(begin, finish) {
  return new Promise((resolve, reject) => {
    begin((source, result) => {
      try {
        resolve(source[finish](result));
      } catch (error) {
        reject(error);
      }
    });
  });
}

const sameSites = {
  Strict: Soup.SameSitePolicy.STRICT,
  Lax: Soup.SameSitePolicy.LAX,
  None: Soup.SameSitePolicy.NONE,
};

function describe(cookie) {
  const expires = cookie.get_expires();
  const policy = cookie.get_same_site_policy();
  return {
    name: cookie.get_name(),
    value: cookie.get_value(),
    domain: cookie.get_domain(),
    path: cookie.get_path(),
    expires: expires ? expires.to_unix() * 1000 : -1,
    session: !expires,
    httpOnly: cookie.get_http_only(),
    secure: cookie.get_secure(),
    sameSite: Object.keys(sameSites).find((name) => sameSites[name] === policy) ?? 'None',
  };
}

function toSoup({ name, value, domain, path, expires, session, httpOnly, secure, sameSite }) {
  const cookie = Soup.Cookie.new(name, value, domain, path ?? '/', -1);
  if (!session) cookie.set_expires(GLib.DateTime.new_from_unix_utc(Math.round(expires / 1000)));
  cookie.set_http_only(Boolean(httpOnly));
  cookie.set_secure(Boolean(secure));
  if (sameSite) cookie.set_same_site_policy(sameSites[sameSite]);
  return cookie;
}

let downloadCount = 0;

/** Saves downloads in the directory that Playwright names, under an id. */
function follow(context, download) {
  const uuid = `download-${++downloadCount}`;
  const page = download.get_web_view()?.playwrightPage;
  writeLine({ event: 'download', uuid, page, url: download.get_request().get_uri() });
  let error;
  download.connect('decide-destination', (_, filename) => {
    writeLine({ event: 'downloadName', uuid, filename });
    if (context.downloads) download.set_destination(`file://${context.downloads}/${uuid}`);
    else download.cancel();
    return true;
  });
  download.connect('failed', (_, reason) => {
    error = reason.message;
    writeLine({ event: 'downloadEnd', uuid, error });
  });
  download.connect('finished', () => {
    if (!error) writeLine({ event: 'downloadEnd', uuid });
  });
}
