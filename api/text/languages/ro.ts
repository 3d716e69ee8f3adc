// Romanian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/romanian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const ro: LanguagePack = {
  code: 'ro',
  rank: 10,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemmer,
  functionWords: `a acea această aceasta acest acesta acești al ale am ar are as asupra au avea avut ca că când care cărei cărui cât câte câți ce cea cei cel cele cine către cu
    cum da dar de deci decât despre din dintre după e ea ei el ele era erau este eu fi fie fiind fost în între iar îi îl îmi își la le
    lor lui mai mult ne nici noi nu o or ori pe pentru peste prin sa sale sau se și si spre sub sunt te toate toți tot un una unde unei
    unor unui va voi vor unde`,
  chatWords:
    'bună buna ziua salut mulțumesc multumesc rog scuze întrebare intrebare vreau știu stiu ajuta ajutor spune site pagină prieten',
  questions: {
    number: 'cât|câtă|câți|câte|cât de',
    date: 'când|ce an|ce dată|anul',
    person: 'cine|cui',
    place: 'unde|ce oraș|ce țară',
    reason: 'de ce|motiv|cauza',
    manner: 'cum',
    definition: 'ce este',
  },
};
