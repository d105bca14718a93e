/** `serviceRequest` -> `ServiceRequest`, for the names of operations such as `removeServiceRequest`. */
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
