/** `titleAr` -> `title_ar`: how properties are named in the database. */
export const snakeCase = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
