// Adds the English strings of en-later.ts to the others. A module that uses one of them imports this file.
import { enLater } from './en-later.ts';
import { addEnglish } from './strings.ts';

addEnglish(enLater);
