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
  const lists = {
    areaGroups: '/areas',
    amendments: '/amendments',
    questionList: '/questions',
    courts: '/courts',
  };
  return lists[id] ?? '/';
}

async function follow() {
  const { location } = cms.contentWindow;
  const edited = location.hash;
  const path = await pathOf(edited);
  if (location.hash !== edited) return;
  const { pathname, hash } = page.contentWindow.location;
  if (pathname + hash !== path) page.contentWindow.location.replace(path);
}

cms.addEventListener('load', () => cms.contentWindow.addEventListener('hashchange', follow));
