import { dayFilter, dynamicFilter, flagFilter } from '../engine/filters';
import { useAssigneeOptions } from './administrators';

/** The filters of every kind of request, beside its own ones. */
export const requestFilters = {
  assigneeId: dynamicFilter('dashboard.assignee.label', useAssigneeOptions),
  createdFrom: dayFilter('dashboard.filters.createdFrom'),
  createdTo: dayFilter('dashboard.filters.createdTo'),
  unassigned: flagFilter('dashboard.filters.unassigned'),
  unanswered: flagFilter('dashboard.filters.unanswered'),
};
