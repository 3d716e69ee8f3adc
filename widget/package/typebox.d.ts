// Replaces TypeBox in the types of the package: what protocol/ uses of it, each schema as the type it describes.
export interface Schema<T> {
  readonly '~static': T;
}
interface Optional<T> extends Schema<T> {
  readonly '~optional': true;
}
export type Static<S> = S extends Schema<infer T> ? T : never;

type OptionalKeys<P> = { [K in keyof P]: P[K] extends Optional<unknown> ? K : never }[keyof P];
type Flat<T> = { [K in keyof T]: T[K] };
type Properties<P> = Flat<
  { [K in Exclude<keyof P, OptionalKeys<P>>]: Static<P[K]> } & { [K in OptionalKeys<P>]?: Static<P[K]> }
>;

export declare namespace Type {
  type TString = Schema<string>;
  type TNumber = Schema<number>;
  type TInteger = Schema<number>;
  type TBoolean = Schema<boolean>;
  type TNull = Schema<null>;
  type TUnknown = Schema<unknown>;
  type TLiteral<V> = Schema<V>;
  type TUnsafe<T> = Schema<T>;
  type TArray<S> = Schema<Static<S>[]>;
  type TTuple<S extends unknown[]> = Schema<{ [K in keyof S]: Static<S[K]> }>;
  type TRecord<_Key, S> = Schema<Record<string, Static<S>>>;
  type TUnion<S extends unknown[]> = Schema<Static<S[number]>>;
  type TOptional<S> = Optional<Static<S>>;
  type TObject<P> = Schema<Properties<P>>;
}
