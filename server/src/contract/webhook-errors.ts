import { define } from './error-messages.js';

/** The errors around webhooks. */
export const WEBHOOK_ERRORS = {
  WEBHOOK_OFF: define(
    409,
    'هذا الإخطار الآلي موقوف، أو الإخطارات كلها موقوفة في الإعدادات: شغّلها ثم أعد الإرسال',
    'Ce webhook est désactivé, ou tous le sont dans les paramètres\u00a0: activez-les, puis renvoyez',
    'This webhook is switched off, or all of them are in the settings: switch it on, then send again',
  ),
  TOO_MANY_WEBHOOKS: define(
    409,
    'سُجّل {max} إخطاراً آلياً وهو أقصى عدد، احذف ما لم يعد يلزم منها ثم أضف الجديد',
    'Il y a déjà {max} webhooks, le maximum\u00a0: supprimez ceux qui ne servent plus, puis ajoutez le nouveau',
    'There are {max} webhooks already, which is the most: delete those that are no longer needed, then add the new one',
  ),
} as const;

/** What somebody who calls the API does about each of them. */
export const WEBHOOK_ADVICE: Record<keyof typeof WEBHOOK_ERRORS, string> = {
  WEBHOOK_OFF: 'Switch the webhook on with `updateWebhook`, or `webhooks` in the settings, first.',
  TOO_MANY_WEBHOOKS: 'Erase webhooks that are no longer needed.',
};
