import { defineIsland } from '#app/browser/island.tsx';
import { SearchBox } from './search-box.tsx';

export const island = defineIsland('search-box', SearchBox);
