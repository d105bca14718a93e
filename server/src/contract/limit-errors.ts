import { define } from './error-definition.js';

/** The errors of somebody who asks for too much in too short a time. */
export const LIMIT_ERRORS = {
  TOO_MANY_REQUESTS: define(
    429,
    'محاولات كثيرة، يرجى الانتظار {wait} ثم إعادة المحاولة',
    'Trop de tentatives, veuillez patienter {wait} puis réessayer',
    'Too many attempts, please wait {wait} and try again',
  ),
  TOO_MANY_EXPORTS: define(
    429,
    'يجري تحضير ملفات أخرى طلبتَ تصديرها، انتظر اكتمال أحدها ثم أعد المحاولة',
    'D’autres exports que vous avez demandés sont en cours\u00a0: attendez la fin de l’un d’eux, puis réessayez',
    'Other exports that you asked for are being made: wait until one of them is done and try again',
  ),
  TOO_MANY_CONNECTIONS: define(
    429,
    'اتصالات مفتوحة كثيرة، أغلق بعض الصفحات ثم أعد المحاولة',
    'Trop de connexions ouvertes, fermez des pages puis réessayez',
    'Too many open connections, close some pages and try again',
  ),
  TOO_MANY_SUBSCRIPTIONS: define(
    429,
    'تتابع تحديثات كثيرة في آن واحد، أغلق بعض الصفحات ثم أعد المحاولة',
    'Trop de suivis en direct à la fois, fermez des pages puis réessayez',
    'Too many live updates are followed at once, close some pages and try again',
  ),
  ACCOUNT_LOCKED: define(
    429,
    'أُقفل تسجيل الدخول مؤقتاً بعد محاولات فاشلة متكررة، أعد المحاولة بعد {minutes:minutes}',
    'Connexion suspendue après plusieurs tentatives infructueuses, réessayez dans {minutes:minutes}',
    'Sign-in is paused after repeated failed attempts, try again in {minutes:minutes}',
  ),
} as const;
