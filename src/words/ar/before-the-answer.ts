import type { Words } from '../words.ts';

export const askFirst: Words['askFirst'] = {
  lookUp: 'استعلام',
  sends: (host) => `يُرسِل «استعلام» القيمة ومفتاح API الخاص بك إلى ${host}، ولا يمكن استرجاع ذلك.`,
  noSign: { title: 'قد تكون هذه معاملة، وقد تكون مفتاحًا خاصًا', detail: 'لا شيء هنا يحدّد أيّهما، ولم يُرسَل شيء.' },
  nearKeyWords: {
    title: 'قد تكون هذه معاملة، وقد تكون مفتاحًا خاصًا',
    detail: 'بالقرب منها كلمات عن مفاتيح أو أسرار. لم يُرسَل شيء.',
  },
  otherLabel: { title: 'قد تكون هذه معاملة، وقد تكون مفتاحًا خاصًا', detail: 'ما يسبقها يسمّيها شيئًا آخر. لم يُرسَل شيء.' },
  mayBeHash: { title: 'قد لا يكون هذا عنوانًا', detail: 'ما يسبقه يسمّيه هاشًا أو كلمة مرور. لم يُرسَل شيء.' },
  goneUnseen: {
    title: 'هل تريد الاستعلام عن هذه القيمة؟',
    detail: 'اختفت بطاقات في هذه الصفحة قبل أن يتمكن أحد من قراءتها. لم يُرسَل شيء هذه المرة.',
  },
  hashSetting: {
    title: 'هل تريد الاستعلام عن هذه القيمة؟',
    detail: 'لم يُرسَل شيء حتى الآن. إعداداتك تطلب السؤال أولًا، لأن 64 خانة قد تكون مفتاحًا خاصًا.',
  },
  addressSetting: {
    title: 'هل تريد الاستعلام عن هذا العنوان؟',
    detail: 'لم يُرسَل شيء حتى الآن. الاستعلام عن عنوان يكلّف 50 نقطة، وإعداداتك تطلب السؤال أولًا.',
  },
};

export const waiting: Words['waiting'] = {
  lookingItUp: 'جارٍ الاستعلام…',
  trouble: 'الخدمة متعثرة، تُعاد المحاولة…',
  noConnection: 'لا يوجد اتصال، تُعاد المحاولة…',
  tooManyRequests: (wait) => `طلبات كثيرة، يُستأنف بعد ${wait}…`,
};

export const plainWord: Words['plainWord'] = {
  title: 'هذا عدد أو بيانات أخرى',
  number: (formatted) => `العدد ${formatted}`,
  largest: 'أكبر عدد من 32 بايت',
  address: 'عنوان مكمَّل إلى 32 بايت',
  text: (text) => `النص «${text}»`,
  bytes: (_count, formatted) => `بيانات من ${formatted} بايت، مكمَّلة إلى 32 بايت`,
  event: (name) => `موضوع الحدث «${name}»`,
  slot: (name) => `خانة التخزين «${name}»`,
  role: (name) => `الدور «${name}»`,
  nothing: 'هاش لا شيء',
  detail: 'هذه ليست معاملة. لم يُرسَل شيء.',
  lookUpAddress: 'الاستعلام عن العنوان',
};
