import type { Trilingual } from '../../contract/locales.js';

/**
 * What the built-in services say of the law, by their ids, for a lawyer to confirm (A84). It is apart from the catalogue, which
 * the site holds, too: nobody reads these texts before they are confirmed.
 */
export const SERVICE_LAW: Record<number, Trilingual<string>> = {
  // legal-translation
  6: {
    ar: 'يشترط قانون الإجراءات المدنية والإدارية (القانون ‎08-09) أن تُقدَّم الوثائق أمام القضاء باللغة العربية أو مصحوبة بترجمة رسمية.',
    fr: 'Le Code de procédure civile et administrative (loi 08-09) exige que les pièces soient présentées au juge en langue arabe ou accompagnées d’une traduction officielle.',
    en: 'Under the Code of Civil and Administrative Procedure (Law 08-09), documents put before a court must be in Arabic or come with an official translation.',
  },
  // legal-documents
  7: {
    ar: 'بعض التصرفات، كالتصرفات الواردة على العقار وعقود تأسيس الشركات، لا تصح إلا في شكل رسمي أمام الموثق. والتمثيل بمحام وجوبي أمام بعض الجهات القضائية.',
    fr: 'Certains actes, comme ceux qui portent sur un immeuble ou les statuts d’une société, ne sont valables qu’en la forme authentique, devant notaire. La représentation par avocat est obligatoire devant certaines juridictions.',
    en: 'Some acts, such as dealings in real property or a company’s articles, are valid only as authentic deeds before a notary. Representation by a lawyer is compulsory before certain courts.',
  },
  // arbitration-mediation
  8: {
    ar:
      'ينظم قانون الإجراءات المدنية والإدارية (القانون ‎08-09) طرقاً بديلة لحل النزاعات هي الصلح والوساطة والتحكيم، ولكل منها مجاله وآثاره. ولا تشمل الوساطة القضائية قضايا شؤون الأسرة والقضايا العمالية وكل ما من شأنه المساس بالنظام العام. ولا يجوز التحكيم في المسائل المتعلقة بالنظام العام أو بحالة الأشخاص وأهليتهم.\n\n' +
      'يتفق الخصوم على الصلح من تلقاء أنفسهم أو بسعي من القاضي، في أي مرحلة من الخصومة، ويُثبَت في محضر. وقد يعرض القاضي الوساطة فيقبلها الخصوم أو يرفضونها، ولا يملك الوسيط أن يفرض حلاً، وتبقى المناقشات سرية. وحكم التحكيم ملزم. أما أمام القضاء فالجلسات علنية من حيث المبدأ وطرق الطعن محددة في القانون. ولمحضر الاتفاق المصادق عليه من القاضي قوة السند التنفيذي.',
    fr:
      'Le Code de procédure civile et administrative (loi 08-09) organise des modes alternatifs de règlement des litiges, la conciliation, la médiation et l’arbitrage, qui ont chacun leur domaine et leurs effets. La médiation judiciaire ne s’étend ni aux affaires familiales, ni aux affaires sociales, ni à ce qui peut porter atteinte à l’ordre public ; l’arbitrage est exclu pour les questions d’ordre public et pour celles qui touchent à l’état et à la capacité des personnes.\n\n' +
      'Les parties se concilient d’elles-mêmes ou à l’initiative du juge, à tout moment de l’instance, et l’accord est constaté par procès-verbal. Le juge peut proposer la médiation ; les parties l’acceptent ou la refusent, le médiateur ne peut rien imposer et les échanges restent confidentiels. La sentence arbitrale est obligatoire. Au procès, les audiences sont en principe publiques et les voies de recours fixées par la loi. Le procès-verbal d’accord homologué par le juge vaut titre exécutoire.',
    en:
      'The Code of Civil and Administrative Procedure (Law 08-09) provides for conciliation, mediation and arbitration, each with its own scope and effects. Court-referred mediation does not cover family or labour cases, or anything that may affect public policy; arbitration is excluded for matters of public policy and of personal status and capacity.\n\n' +
      'The parties may be reconciled on their own or at the judge’s initiative, at any stage of the case, and the agreement is recorded in minutes. A judge may propose mediation; the parties accept or decline, the mediator cannot impose a solution, and discussions stay confidential. An arbitral award is binding. In court, hearings are public in principle and the means of appeal are set by law. A settlement record approved by the judge is an enforceable title.',
  },
  // legal-content
  9: {
    ar: 'تقيّد قواعد المهن القانونية المنظمة الإشهار.',
    fr: 'Les règles des professions juridiques réglementées encadrent la publicité.',
    en: 'The rules of the regulated legal professions restrict advertising.',
  },
  // legal-audit
  10: {
    ar: 'تخضع علاقات العمل للقانون ‎90-11، ومعالجة المعطيات ذات الطابع الشخصي للقانون ‎18-07، والبيع عن بعد للقانون ‎18-05 المتعلق بالتجارة الإلكترونية.',
    fr: 'Les relations de travail relèvent de la loi 90-11, les traitements de données à caractère personnel de la loi 18-07 et la vente à distance de la loi 18-05 relative au commerce électronique.',
    en: 'Employment relations come under Law 90-11, personal-data processing under Law 18-07, and distance selling under Law 18-05 on electronic commerce.',
  },
  // legal-consultation
  11: {
    ar: 'لا تغني الاستشارة عن توكيل محام في الحالات التي يوجب فيها القانون ذلك.',
    fr: 'La consultation ne remplace pas la constitution d’un avocat lorsque la loi l’impose.',
    en: 'A consultation does not replace a lawyer where the law requires one.',
  },
  // nursery-legal-package
  12: {
    ar: 'فتح دار حضانة في الجزائر نشاط منظم، تحكمه النصوص التي تحدد شروط إنشاء مؤسسات استقبال الطفولة الصغيرة وتنظيمها وسيرها ومراقبتها، والقرار الوزاري المؤرخ في 25 ديسمبر 2025 الذي وضع لها نظاماً داخلياً نموذجياً. ويمر الملف عبر مديرية النشاط الاجتماعي والتضامن للولاية، مع معاينة المحل والتأكد من شروط النظافة والأمن، ويعود قرار منح الاعتماد إلى الإدارة وحدها. وتخضع عقود العمل للقانون ‎90-11، ويخضع جمع معطيات الأطفال وتصويرهم للقانون ‎18-07.',
    fr: 'Ouvrir une crèche en Algérie est une activité réglementée : des textes fixent la création, l’organisation, le fonctionnement et le contrôle des établissements d’accueil de la petite enfance, et un arrêté du 25 décembre 2025 leur donne un règlement intérieur type. Le dossier passe par la direction de l’action sociale et de la solidarité (DASS) de la wilaya, avec contrôle de l’hygiène et de la sécurité des lieux ; la décision d’agrément appartient à la seule administration. Les contrats de travail relèvent de la loi 90-11, les données et images des enfants de la loi 18-07.',
    en: 'Opening a nursery in Algeria is a regulated activity: there are rules on the creation, organisation, operation and supervision of early-childhood establishments, and a ministerial order of 25 December 2025 gives them model internal rules. The file goes through the wilaya’s Directorate of Social Action and Solidarity, with an inspection of the premises for hygiene and safety, and the decision rests with the administration alone. Employment contracts come under Law 90-11, and children’s data and pictures under Law 18-07.',
  },
  // legal-training
  13: {
    ar: 'تشترط المهن المنظمة تكويناً خاصاً بها، ولا تغني عنه شهادة المشاركة.',
    fr: 'Les professions réglementées exigent une formation qui leur est propre ; l’attestation de participation n’en est pas l’équivalent.',
    en: 'Regulated professions require training of their own, for which a certificate of attendance is no substitute.',
  },
  // comprehensive-business-support
  14: {
    ar: 'شركة المساهمة البسيطة موجهة للمؤسسات الناشئة. ويجري تسجيل الاستثمار لدى الوكالة الجزائرية لترقية الاستثمار في إطار القانون ‎22-18.',
    fr: 'La société par actions simplifiée est réservée aux startups. L’enregistrement d’un investissement auprès de l’Agence algérienne de promotion de l’investissement se fait dans le cadre de la loi 22-18.',
    en: 'The simplified joint-stock company is reserved for start-ups. Investments are registered with the Algerian Investment Promotion Agency under Law 22-18.',
  },
  // elite-legal-package-students
  15: {
    ar: 'يحدد القرار الوزاري 1082 المؤرخ في 27 ديسمبر 2020 القواعد المتعلقة بالوقاية من السرقة العلمية ومكافحتها، ونعمل في إطاره.',
    fr: 'L’arrêté ministériel 1082 du 27 décembre 2020 fixe les règles de prévention et de lutte contre le plagiat ; nous travaillons dans ce cadre.',
    en: 'Ministerial Order 1082 of 27 December 2020 sets the rules for preventing and fighting plagiarism, and we work within it.',
  },
  // academic-leadership-support
  16: {
    ar: 'قد يؤدي عيب في الشكل أو الإجراءات إلى إلغاء القرار أمام المحكمة الإدارية ولو كان مضمونه سليماً. ومن النصوص السارية على هذه القرارات الأمر ‎06-03 المتضمن القانون الأساسي العام للوظيفة العمومية، والقانون ‎23-12 المتعلق بالصفقات العمومية، والقانون ‎18-07 المتعلق بالمعطيات ذات الطابع الشخصي، والقرار الوزاري 1082 الخاص بالسرقة العلمية.',
    fr: 'Un vice de forme ou de procédure peut faire annuler par le tribunal administratif une décision pourtant fondée. Parmi les textes qui régissent ces décisions figurent l’ordonnance 06-03 portant statut général de la fonction publique, la loi 23-12 relative aux marchés publics, la loi 18-07 sur les données à caractère personnel et l’arrêté 1082 sur le plagiat.',
    en: 'A defect of form or procedure can lead the administrative court to annul a decision that was right in substance. Among the texts that govern such decisions are Ordinance 06-03 on the civil service, Law 23-12 on public procurement, Law 18-07 on personal data and Ministerial Order 1082 on plagiarism.',
  },
};
