/** `serviceRequest` -> `ServiceRequest`, for the names of operations such as `deleteServiceRequest`. */
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
