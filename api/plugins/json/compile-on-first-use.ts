// Compiles the schemas of a route at its first request, in place of those of all routes at the start, which took a fifth of it.
import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validators = ReturnType<typeof AjvCompiler>;
type Validator = ReturnType<ReturnType<Validators>>;

/** Fastify's own compilers, called when a validator or a serializer is called first; a broken schema fails there. */
export function compileOnFirstUse(): CompilersFactory {
  const validators: Validators = AjvCompiler();
  const serializers = SerializerSelector();
  return {
    buildValidator: (...options: Parameters<typeof validators>) => {
      const compile = validators(...options);
      return (...route: Parameters<typeof compile>) => validateLater(() => compile(...route));
    },
    buildSerializer: (...options: Parameters<typeof serializers>) => {
      const compile = serializers(...options);
      return (...route: Parameters<typeof compile>) => {
        let serialize: ReturnType<typeof compile> | undefined;
        return (value: unknown) => {
          serialize ??= compile(...route);
          return serialize(value);
        };
      };
    },
  };
}

/** Fastify reads what is wrong from `errors` of the function that it called. */
function validateLater(compile: () => Validator): Validator {
  let validate: Validator | undefined;
  const later = (value: unknown) => {
    validate ??= compile();
    const result = validate(value);
    Object.assign(later, { errors: validate.errors });
    return result;
  };
  return later as Validator;
}
