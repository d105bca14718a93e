import 'reflect-metadata';

/** A handler that is created at start-up, because its name depends on the entity. */
export interface DynamicHandler<This> {
  name: string;
  /** The decorators that would stand above it, and those of its parameters in their order. */
  decorators: MethodDecorator[];
  parameters: ParameterDecorator[];
  run: (this: This, ...values: never[]) => unknown;
}

/** Adds handlers to a class, as if they were written in it. */
export function addHandlers<This extends object>(
  target: abstract new (...values: never[]) => This,
  methods: readonly DynamicHandler<This>[],
): void {
  const prototype = target.prototype as object;
  for (const { name, decorators, parameters, run } of methods) {
    const descriptor = { value: run, configurable: true, writable: true };
    Object.defineProperty(prototype, name, descriptor);
    Reflect.defineMetadata(
      'design:paramtypes',
      parameters.map(() => Object),
      prototype,
      name,
    );
    parameters.forEach((decorate, index) => decorate(prototype, name, index));
    for (const decorate of [...decorators].reverse()) decorate(prototype, name, descriptor);
  }
}
