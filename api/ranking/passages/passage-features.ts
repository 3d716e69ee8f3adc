// Features of a passage that are sums over what was found in it: the words of the question, what is asked about, and business concepts.
// score-passage.ts finds the words; the weights of the features are in ranking-weights.ts.
import type { AskedConcept, AskedUnit } from '../question/asked-units.ts';
import type { Question } from '../question/question.ts';
import type { QuestionTerm } from '../question/term-statistics.ts';
import { CONCEPT_CODE } from './encode-passage.ts';
import { AT } from './ranking-weights.ts';

/** Sums of rarities are divided by this to be about 0 to 1: about that of one rare word. */
export const RARE_MASS = 4;
/** BM25 saturation. */
export const K1 = 1.2;
/** What a passage has of a word by a concept that the word names. */
const CONCEPT_QUALITY = 0.8;

/** Per term: its quality in title, heading, first sentence and anywhere, and whether the exact spelling was seen. */
export type FoundTerms = {
  readonly inTitle: Float64Array;
  readonly inHeading: Float64Array;
  readonly inLead: Float64Array;
  readonly best: Float64Array;
  readonly exact: Uint8Array;
};

/** Features of `units`, what is asked about, be it found by its word or by a concept that the word names. */
export function readUnits(
  units: readonly AskedUnit[],
  { concepts, conceptAt }: Question,
  codes: Uint32Array,
  found: FoundTerms,
  fields: Float64Array,
  values: Float64Array,
): void {
  if (units.length === 0) return;
  fields.fill(0);
  for (const code of codes) {
    const at = conceptAt.get(code >>> CONCEPT_CODE.hashShift);
    if (at === undefined) continue;
    const part = (shift: number) =>
      CONCEPT_QUALITY *
      (concepts[at] as AskedConcept).strength *
      Math.min(1, ((code >>> shift) & CONCEPT_CODE.mask) / 2);
    fields[4 * at] = part(CONCEPT_CODE.titleShift);
    fields[4 * at + 1] = part(CONCEPT_CODE.headingShift);
    fields[4 * at + 2] = part(CONCEPT_CODE.leadShift);
    fields[4 * at + 3] = part(0);
  }
  const sums = { mass: 0, any: 0, title: 0, heading: 0, top: 0, lead: 0, missing: 0 };
  for (const { term, concepts: own, weight } of units) {
    let title = term < 0 ? 0 : (found.inTitle[term] as number);
    let heading = term < 0 ? 0 : (found.inHeading[term] as number);
    let lead = term < 0 ? 0 : (found.inLead[term] as number);
    let any = term < 0 ? 0 : (found.best[term] as number);
    for (const at of own) {
      title = Math.max(title, fields[4 * at] as number);
      heading = Math.max(heading, fields[4 * at + 1] as number);
      lead = Math.max(lead, fields[4 * at + 2] as number);
      any = Math.max(any, fields[4 * at + 3] as number);
    }
    const top = Math.max(title, heading);
    any = Math.max(any, top, lead);
    sums.mass += weight;
    sums.any += weight * any;
    sums.title += weight * title;
    sums.heading += weight * heading;
    sums.top += weight * top;
    sums.lead += weight * Math.max(lead, heading);
    sums.missing = Math.max(sums.missing, weight * (1 - any));
  }
  const mass = sums.mass || 1;
  values[AT.unitCover] = sums.any / mass;
  values[AT.unitMissing] = sums.missing / mass;
  values[AT.unitHeading] = sums.heading / mass;
  values[AT.unitTitle] = sums.title / mass;
  values[AT.unitTop] = sums.top / mass;
  values[AT.unitLead] = sums.lead / mass;
  values[AT.rareUnitHeading] = sums.heading / RARE_MASS;
  values[AT.rareUnitTitle] = sums.title / RARE_MASS;
}

/** Features of the business concepts that question and passage share. */
export function readConcepts(
  { concepts, conceptAt }: Question,
  codes: Uint32Array,
  norm: number,
  values: Float64Array,
): void {
  if (concepts.length === 0) return;
  const part = (code: number, shift: number) => ((code >>> shift) & CONCEPT_CODE.mask) / 2;
  const sums = { body: 0, heading: 0, title: 0, lead: 0, any: 0, inHeading: 0, asked: 0, inTitle: 0, askedTitle: 0 };
  for (const code of codes) {
    const inTitle = Math.min(1, part(code, CONCEPT_CODE.titleShift));
    const inHeading = Math.min(1, part(code, CONCEPT_CODE.headingShift));
    sums.inTitle += inTitle;
    sums.inHeading += inHeading;
    const at = conceptAt.get(code >>> CONCEPT_CODE.hashShift);
    if (at === undefined) continue;
    const { weight, strength, isKnown } = concepts[at] as AskedConcept;
    const inLead = Math.min(1, part(code, CONCEPT_CODE.leadShift));
    const inBody = part(code, 0);
    sums.heading += weight * inHeading;
    sums.title += weight * inTitle;
    sums.lead += weight * inLead;
    sums.body += (weight * inBody * (K1 + 1)) / (inBody + norm);
    if (isKnown) sums.any += weight * Math.min(1, Math.max(inTitle, inHeading, inBody));
    sums.asked += inHeading * strength;
    sums.askedTitle += inTitle * strength;
  }
  const mass = concepts.reduce((sum, { weight, isKnown }) => sum + (isKnown ? weight : 0), 0);
  values[AT.conceptBody] = sums.body / RARE_MASS;
  values[AT.conceptHeading] = sums.heading / RARE_MASS;
  values[AT.conceptTitle] = sums.title / RARE_MASS;
  values[AT.conceptLead] = sums.lead / RARE_MASS;
  values[AT.conceptCover] = mass > 0 ? sums.any / mass : 0;
  values[AT.conceptFocus] = sums.inHeading > 0 ? sums.asked / sums.inHeading : 0;
  values[AT.conceptTitleFocus] = sums.inTitle > 0 ? sums.askedTitle / sums.inTitle : 0;
}

/** Features that are sums over the terms of the question, found anywhere in the passage. */
export function readTerms({ terms, mass }: Question, { best, exact: isExact }: FoundTerms, values: Float64Array): void {
  let covered = 0;
  let exact = 0;
  let missing = 0;
  let square = 0;
  let squareMass = 0;
  let names = 0;
  let nameMass = 0;
  let content = 0;
  let contentFound = 0;
  let minor = 0;
  let minorFound = 0;
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i] as QuestionTerm;
    if (!term.isKnown) continue;
    const found = best[i] as number;
    const { weight } = term;
    covered += weight * found;
    square += weight * weight * found;
    squareMass += weight * weight;
    if (isExact[i]) exact += weight;
    if (!found && weight > missing) missing = weight;
    if (term.isName || term.isNumber) {
      nameMass += weight;
      names += weight * found;
    }
    if (term.isMinor) {
      minor++;
      if (found) minorFound++;
    } else {
      content++;
      if (found) contentFound++;
    }
  }
  const whole = mass || 1;
  values[AT.coverage] = covered / whole;
  values[AT.exactCoverage] = exact / whole;
  values[AT.missing] = missing / whole;
  values[AT.heavyCoverage] = square / (squareMass || 1);
  values[AT.names] = nameMass > 0 ? names / nameMass : 0;
  values[AT.contentShare] = content > 0 ? contentFound / content : 0;
  values[AT.minorShare] = minor > 0 ? minorFound / minor : 0;
}

/** Whether the best sentence holds a number or name besides the words of the question, when the question asks for one. */
export function answerKind(
  { kinds: [kind] }: Question,
  { numbers, capitals }: { numbers: number; capitals: number },
): number {
  if (kind === 'number' || kind === 'date') return numbers > 0 ? 1 : 0;
  if (kind === 'person' || kind === 'place') return capitals > 0 ? 1 : 0;
  return 0.5;
}
