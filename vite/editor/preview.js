/** Shows the page of the edited entry next to the editor. */
const cms = document.querySelector('#cms');
const page = document.querySelector('#page');

async function pathOf(hash) {
  const [, collection, id] = hash.match(/^#\/collections\/([\w-]+)(?:\/entries\/([\w-]+))?/) ?? [];
  if (collection === 'questions') return `/questions${id ? `#${id}` : ''}`;
  if (collection === 'may-i') return `/may-i${id ? `#${id}` : ''}`;
  if (collection === 'papers') return `/papers${id ? `#${id}` : ''}`;
  // A case is shown on the page of its area, which its file names.
  if (collection === 'cases') return id ? (await fetch(`/editor/case/${id}`)).text() : '/areas';
  if (collection === 'columns' && !id) return '/guides#columns';
  if (['areas', 'columns', 'guides', 'people', 'notices'].includes(collection)) {
    return `/${collection}${id ? `/${id}` : ''}`;
  }
  if (collection === 'situations' && id) return `/situations/${id}`;
  if (collection === 'tasks') return '/checklist';
  const files = {
    areaGroups: '/areas',
    amendments: '/amendments',
    upcoming: '/amendments',
    questionList: '/questions',
    courts: '/courts',
    forms: '/forms',
    search: '/search',
    privacy: '/privacy',
  };
  return files[id] ?? '/';
}

/** Pages that show the fields of the firm. */
const shows = {
  '/fees': ['firstConsultation', 'consultation', 'prices'],
  '/people': ['representative', 'advertisingLawyer', 'roles'],
  '/privacy': ['privacyOfficer', 'processors', 'noProcessors'],
  '/consult': ['callHours'],
  '/#place': ['phone', 'fax', 'email', 'address', 'directions', 'branches', 'hours', 'closures'],
};

/** Shows the page of a field of the firm while somebody writes in it. */
function followField({ target }) {
  if (!/\/_singletons\/entries\/firm$/.test(cms.contentWindow.location.hash)) return;
  const [field] = target.closest?.('[data-key-path]')?.dataset.keyPath.split('.') ?? [];
  const [path] = Object.entries(shows).find(([, fields]) => fields.includes(field)) ?? ['/'];
  if (field) show(path);
}

function show(path) {
  const { pathname, hash } = page.contentWindow.location;
  if (pathname + hash !== path) page.contentWindow.location.replace(path);
}

/** Address of the form whose page was shown last. */
let followed = '';

async function follow() {
  const { location } = cms.contentWindow;
  const edited = location.hash;
  if (edited === followed) return;
  followed = edited;
  const path = await pathOf(edited);
  if (location.hash !== edited) return;
  show(path);
}

addEventListener('saved', () => void follow());
cms.addEventListener('load', () => {
  cms.contentWindow.addEventListener('hashchange', follow);
  cms.contentWindow.addEventListener('focusin', followField);
});
