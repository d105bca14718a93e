import type { ConsultationBranch } from '../../contract/consultation-branches.js';
import type { Trilingual } from '../../contract/locales.js';

const list = (words: string) => words.split('; ');
const keywords = (ar: string, fr: string, en: string): Trilingual<readonly string[]> => ({
  ar: list(ar),
  fr: list(fr),
  en: list(en),
});

/** What people look for in a branch of law, beside its name. */
export const BRANCH_KEYWORDS: Record<ConsultationBranch, Trilingual<readonly string[]>> = {
  civil: keywords(
    'نزاعات العقود; المسؤولية المدنية; تعويض الضرر; القانون المدني',
    'litiges contractuels; responsabilité civile; réparation du préjudice; code civil',
    'contract disputes; civil liability; compensation for damage; civil code',
  ),
  commercial: keywords(
    'القانون التجاري; عقود الشراكة; نزاع تجاري; إفلاس; السجل التجاري',
    'droit des affaires; contrats commerciaux; litige commercial; faillite; registre de commerce',
    'business law; commercial contracts; commercial dispute; bankruptcy; trade register',
  ),
  'real-estate': keywords(
    'عقار; بيع وشراء العقار; نزاعات الملكية; الشهر العقاري',
    'immobilier; achat et vente; litiges de propriété; publicité foncière',
    'property law; buying and selling property; ownership disputes; land registry',
  ),
  labor: keywords(
    'قانون العمل; حقوق العامل; عقود العمل; منازعات الضمان الاجتماعي',
    'droit du travail; droits du salarié; contrats de travail; contentieux de la sécurité sociale',
    'employment law; workers’ rights; employment contracts; social security disputes',
  ),
  criminal: keywords(
    'القانون الجنائي; قضية جزائية; جنحة; جناية; دفاع',
    'droit pénal; affaire pénale; délit; crime; défense pénale',
    'criminal law; criminal case; offence; crime; criminal defence',
  ),
  family: keywords(
    'قانون الأسرة; قضايا الأسرة; أحوال شخصية',
    'droit de la famille; affaires familiales; statut personnel',
    'family law; family matters; personal status',
  ),
  administrative: keywords(
    'القانون الإداري; طعن إداري; الوظيفة العمومية; المحكمة الإدارية; قرار إداري',
    'droit administratif; recours administratif; fonction publique; tribunal administratif; décision administrative',
    'administrative law; administrative appeal; civil service; administrative court; decision of an authority',
  ),
  'intellectual-property': keywords(
    'ملكية فكرية; علامة تجارية; تسجيل علامة تجارية; براءة اختراع; حقوق المؤلف; تقليد',
    'marque; dépôt de marque; enregistrer une marque; brevet d’invention; droits d’auteur; contrefaçon',
    'trademark; register a trademark; patent; copyright; counterfeiting',
  ),
  'public-procurement': keywords(
    'صفقات عمومية; مناقصة; طلب عروض; دفتر شروط; طعن في صفقة',
    'marchés publics; appel d’offres; soumission; cahier des charges; recours en matière de marchés',
    'public procurement; tender; call for tenders; specifications; challenging an award',
  ),
  investment: keywords(
    'استثمار; استثمار أجنبي; مستثمر; امتيازات جبائية',
    'investissement; investissement étranger; investisseur; avantages fiscaux',
    'investment; foreign investment; investor; tax incentives',
  ),
};
