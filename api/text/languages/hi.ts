// Hindi. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/indian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const hi: LanguagePack = {
  code: 'hi',
  rank: 22,
  detection: { script: /\p{Script=Devanagari}/u, sharedWith: ['mr', 'ne', 'sa'] },
  stem: stemmer,
  functionWords: `का की के को में से है हैं था थे थी और या पर यह वह ये वे इस उस इन उन एक ने हो होता होती होते कर करने किया किए किस कि जो जब तब तक भी ही नहीं तो
    क्या कौन कब कहाँ कहां क्यों कैसे कितना कितने कितनी कौनसा कौनसी किसने किसके किसकी किसे किन द्वारा लिए साथ बाद पहले गया गई गए रहा रही रहे अपने अपनी अपना
    कुछ सभी सब बहुत दो हुआ हुई हुए जा जाता जाती जाते था उनके उसके इसके उनकी उसकी इसकी`,
  chatWords: 'नमस्ते हैलो कृपया धन्यवाद माफ क्षमा सवाल प्रश्न पूछना बताइए बताएं बताइये जानना चाहता चाहती मदद वेबसाइट दोस्त',
  questions: {
    number: 'कितना|कितने|कितनी',
    date: 'कब|किस वर्ष|किस साल',
    person: 'कौन|किसने|किसके|किसे',
    place: 'कहाँ|कहां|किस देश|किस शहर',
    reason: 'क्यों|कारण',
    manner: 'कैसे',
    definition: 'क्या है',
  },
};
