/** Bounds of a holiday's name. Apart from LIMITS, which public pages load. */
export const HOLIDAY_NAME = { max: 100 } as const;
