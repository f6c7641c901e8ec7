import { defineIsland } from '#app/browser/island.tsx';
import { SearchBox, SearchFailure } from './search-box.tsx';

export const island = defineIsland('search-box', SearchBox, SearchFailure);
