import 'reflect-metadata';

/** A handler that is made at start-up, since its name depends on the entity. */
export interface MadeMethod<This> {
  name: string;
  /** The decorators that would stand above it, and those of its parameters in their order. */
  marks: MethodDecorator[];
  parameters: ParameterDecorator[];
  run: (this: This, ...values: never[]) => unknown;
}

/** Adds handlers to a class, as if they were written in it. */
export function addMethods<This extends object>(
  target: abstract new (...values: never[]) => This,
  methods: readonly MadeMethod<This>[],
): void {
  const prototype = target.prototype as object;
  for (const { name, marks, parameters, run } of methods) {
    const descriptor = { value: run, configurable: true, writable: true };
    Object.defineProperty(prototype, name, descriptor);
    Reflect.defineMetadata(
      'design:paramtypes',
      parameters.map(() => Object),
      prototype,
      name,
    );
    parameters.forEach((decorate, index) => decorate(prototype, name, index));
    for (const decorate of [...marks].reverse()) decorate(prototype, name, descriptor);
  }
}
