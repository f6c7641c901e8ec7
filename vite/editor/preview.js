/** Shows beside the editor the page of what is being edited. */
const cms = document.querySelector('#cms');
const page = document.querySelector('#page');

function pathOf(hash) {
  const [, collection, id] = hash.match(/^#\/collections\/([\w-]+)(?:\/entries\/([\w-]+))?/) ?? [];
  if (collection === 'questions') return `/questions${id ? `#${id}` : ''}`;
  if (['areas', 'guides', 'people', 'notices'].includes(collection)) {
    return `/${collection}${id ? `/${id}` : ''}`;
  }
  if (collection === 'situations' && id) return `/situations/${id}`;
  const lists = { areaGroups: '/areas', amendments: '/amendments', questionList: '/questions' };
  return lists[id] ?? '/';
}

function follow() {
  const path = pathOf(cms.contentWindow.location.hash);
  const { pathname, hash } = page.contentWindow.location;
  if (pathname + hash !== path) page.contentWindow.location.replace(path);
}

cms.addEventListener('load', () => cms.contentWindow.addEventListener('hashchange', follow));
