import { replyTemplateContent } from '../../contract/content/reply-template.js';
import { managedContentApi } from '../../content/content-api.js';
import { contentStats, countWhere, countOfStatus } from '../../content/content-stats.js';

export const replyTemplateStats = contentStats(replyTemplateContent, {
  noun: 'Templates',
  own: {
    totalTemplates: { description: 'Number of all templates.', sql: countWhere() },
    activeTemplates: {
      description: 'Number of active templates, which replies offer.',
      sql: countOfStatus('active'),
    },
    inactiveTemplates: {
      description: 'Number of inactive templates.',
      sql: countOfStatus('inactive'),
    },
    draftTemplates: { description: 'Number of drafts.', sql: countOfStatus('draft') },
  },
});

export const replyTemplateTypes = managedContentApi(replyTemplateContent, replyTemplateStats);
