import type { SeededService } from './service-seed.types.js';

export const legalConsultation: SeededService = {
  id: 11,
  slug: 'legal-consultation',
  title: {
    ar: 'الاستشارة القانونية',
    fr: 'Consultation juridique',
    en: 'Legal consultation',
  },
  description: {
    ar: 'جواب قانوني واضح عن وضعيتك وفق التشريع الجزائري: حقوقك والآجال التي تسري عليك والخيارات المتاحة، كتابةً أو في موعد.',
    fr: 'Une réponse claire sur votre situation en droit algérien : vos droits, les délais qui courent et les options ouvertes, par écrit ou sur rendez-vous.',
    en: 'A clear answer on where you stand in Algerian law: your rights, the time limits running and the options open to you, in writing or by appointment.',
  },
  details: {
    ar:
      'قبل أن تمضي عقداً أو ترفع دعوى أو ترد على إعذار، من المفيد أن تعرف أين تقف. ترسل سؤالك ووثائقك، فيدرسها مستشار مختص في المادة ويطرح عليك ما ينقص من أسئلة، ثم يجيبك انطلاقاً من نص القانون ومن وقائع ملفك، لا بكلام عام.\n\n' +
      'تتضمن الاستشارة عرضاً موجزاً للوقائع كما فهمناها، والنصوص المطبقة، والجواب، ثم الخطوات الممكنة مرتبة مع ما لكل منها وما عليها: التفاوض، أو الإعذار بواسطة المحضر القضائي، أو اللجوء إلى الموثق، أو الطعن الإداري، أو الدعوى أمام الجهة القضائية المختصة. وننبهك خصوصاً إلى آجال الطعن والتقادم.\n\n' +
      'نقول لك أيضاً ما لا نستطيع تأكيده وما يتوقف على تقدير القاضي. والاستشارة رأي قانوني يساعدك على اتخاذ القرار، وإن احتاج ملفك إلى محام نبّهناك إلى ذلك. وكل ما تفضي به إلينا يبقى سراً.',
    fr:
      'Avant de signer un contrat, d’engager une action ou de répondre à une mise en demeure, mieux vaut savoir où vous en êtes. Vous envoyez votre question et vos pièces ; un consultant de la matière les étudie, vous demande ce qui manque, puis répond à partir des textes et des faits de votre dossier, non par des généralités.\n\n' +
      'La consultation rappelle les faits tels que nous les avons compris, les textes applicables et la réponse, puis expose les démarches possibles avec leurs avantages et leurs inconvénients : négociation, mise en demeure par huissier de justice, recours au notaire, recours administratif ou action devant la juridiction compétente. Les délais de recours et de prescription sont signalés en particulier.\n\n' +
      'Nous disons aussi ce que nous ne pouvons pas affirmer et ce qui dépend de l’appréciation du juge. La consultation éclaire votre décision ; si votre dossier appelle un avocat, nous vous le disons. Tout ce que vous nous confiez reste confidentiel.',
    en:
      'Before you sign a contract, start proceedings or answer a formal notice, it helps to know where you stand. You send your question and documents; a consultant in that field studies them, asks for what is missing, and answers from the law and the facts of your file rather than in generalities.\n\n' +
      'The consultation sets out the facts as we understood them, the applicable texts and the answer, then the possible steps with the case for and against each: negotiation, formal notice through a bailiff, a notary, an administrative appeal, or an action before the competent court. Time limits for appeal and limitation periods are pointed out in particular.\n\n' +
      'We also tell you what we cannot confirm and what depends on the judge’s assessment. A consultation informs your decision; if your case calls for a lawyer, we tell you so. Whatever you tell us stays confidential.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس، بالمكتب أو بالهاتف أو بالفيديو أو كتابةً. نتصل بك في غضون 24 ساعة من استلام الطلب.',
    fr: 'Du dimanche au jeudi, au cabinet, par téléphone, en visioconférence ou par écrit. Nous vous contactons sous 24 heures après réception.',
    en: 'Sunday to Thursday, at our office, by phone, by video or in writing. We contact you within 24 hours of receiving your request.',
  },
  tags: {
    ar: ['استشارة قانونية', 'استشارة عن بعد', 'رأي قانوني', 'آجال الطعن'],
    fr: ['Consultation juridique', 'À distance', 'Avis juridique', 'Délais de recours'],
    en: ['Legal consultation', 'Remote advice', 'Legal opinion', 'Time limits'],
  },
  sections: [
    {
      kind: 'main_services',
      items: {
        ar: [
          'القانون المدني والعقود',
          'القانون التجاري والشركات',
          'العقار والإيجار',
          'علاقات العمل والضمان الاجتماعي',
          'شؤون الأسرة والميراث',
          'القضايا الجزائية',
          'المنازعات الإدارية والصفقات العمومية',
        ],
        fr: [
          'Droit civil et contrats',
          'Droit commercial et sociétés',
          'Immobilier et baux',
          'Travail et sécurité sociale',
          'Famille et successions',
          'Affaires pénales',
          'Contentieux administratif et marchés publics',
        ],
        en: [
          'Civil law and contracts',
          'Commercial and company law',
          'Real estate and leases',
          'Employment and social security',
          'Family and inheritance',
          'Criminal matters',
          'Administrative disputes and public procurement',
        ],
      },
    },
    {
      kind: 'modes',
      items: {
        ar: [
          'استشارة مكتوبة: رأي قانوني معلل يصلك بالبريد الإلكتروني.',
          'استشارة بالفيديو أو بالهاتف: موعد محدد يليه ملخص مكتوب.',
          'استشارة بالمكتب: لقاء مباشر مع الاطلاع على أصول الوثائق.',
          'استشارة عقد قبل التوقيع: مراجعة البنود والتعليق عليها.',
        ],
        fr: [
          'Par écrit : un avis motivé, reçu par e‑mail.',
          'En visioconférence ou par téléphone : un rendez-vous, suivi d’un résumé écrit.',
          'Au cabinet : un entretien avec examen des originaux.',
          'Avant signature : lecture d’un contrat et commentaire de ses clauses.',
        ],
        en: [
          'In writing: a reasoned opinion sent by e‑mail.',
          'By video or phone: an appointment followed by a written summary.',
          'At the office: a meeting at which we examine the original documents.',
          'Before signing: a contract read through and its clauses commented.',
        ],
      },
    },
    {
      kind: 'how_to_benefit',
      items: {
        ar: [
          'أنشئ حسابك وأكد بريدك الإلكتروني.',
          'املأ طلب الخدمة واذكر الوقائع بترتيبها الزمني ودرجة الاستعجال.',
          'حضّر الوثائق التي تعتمد عليها: العقد أو المراسلات أو التبليغات أو الحكم.',
          'نتصل بك لتأكيد الفرع والطريقة المناسبة والموعد.',
          'تستلم الجواب، ويمكنك طلب توضيح حول النقاط الواردة فيه.',
        ],
        fr: [
          'Créez votre compte et confirmez votre adresse e‑mail.',
          'Remplissez la demande : les faits dans l’ordre chronologique et le degré d’urgence.',
          'Préparez les pièces sur lesquelles vous vous fondez : contrat, courriers, notifications ou jugement.',
          'Nous vous contactons pour confirmer le domaine, la forme et le rendez-vous.',
          'Vous recevez la réponse et pouvez demander des précisions sur les points traités.',
        ],
        en: [
          'Create your account and confirm your e‑mail address.',
          'Fill in the request: the facts in date order and how urgent the matter is.',
          'Have your documents ready: the contract, letters, notices served or the judgment.',
          'We contact you to confirm the field, the format and the appointment.',
          'You receive the answer and may ask for clarification of the points it covers.',
        ],
      },
    },
    {
      kind: 'deliverables',
      items: {
        ar: [
          'رأي قانوني أو ملخص مكتوب للاستشارة',
          'قائمة النصوص المطبقة على وضعيتك',
          'جدول الآجال التي يجب مراعاتها',
          'الخطوات المقترحة والوثائق الواجب جمعها',
        ],
        fr: [
          'Un avis juridique ou un résumé écrit de l’entretien',
          'La liste des textes applicables à votre situation',
          'Un calendrier des délais à respecter',
          'Les démarches proposées et les pièces à réunir',
        ],
        en: [
          'A legal opinion or a written summary of the meeting',
          'The list of texts that apply to you',
          'A calendar of the time limits to observe',
          'Suggested steps and the documents to gather',
        ],
      },
    },
    {
      kind: 'features',
      items: {
        ar: [
          'توجيه السؤال إلى مستشار مختص في الفرع المعني.',
          'جواب بالعربية أو الفرنسية أو الإنجليزية حسب اختيارك.',
          'خدمة متاحة من جميع ولايات الوطن ومن الخارج.',
          'الصراحة في بيان نقاط الضعف كما في بيان نقاط القوة.',
        ],
        fr: [
          'Une question confiée à un juriste du domaine concerné.',
          'Une réponse en arabe, en français ou en anglais, à votre choix.',
          'Un service accessible depuis toutes les wilayas et depuis l’étranger.',
          'La même franchise sur les points faibles du dossier que sur ses points forts.',
        ],
        en: [
          'Your question goes to a consultant who works in that field.',
          'An answer in Arabic, French or English, as you prefer.',
          'Available from every wilaya and from abroad.',
          'As frank about the weak points of your case as about its strengths.',
        ],
      },
    },
  ],
};
