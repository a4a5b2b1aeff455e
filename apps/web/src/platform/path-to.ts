import type { AllEndpoints } from '@foyer/api/endpoints/all'
import type { BodyOf, DataOf, ParamsOf, Path, QueryOf } from '@foyer/api/endpoints/calls'

type Named = Readonly<Record<string, string | number>>
type Served = keyof AllEndpoints

/** The parameters of a call; none if its path has none. */
type Params<C extends Served> = keyof ParamsOf<C> extends never ? [] : [params: ParamsOf<C>]

type PathTo = <C extends Served>(call: C, ...params: Params<C>) => Path<BodyOf<C>, DataOf<C>, QueryOf<C>, C>

/**
 * The path of a call below its host, with its parameters and without its method. The call is a literal that the
 * contract's declarations check, and the path carries the types of the body, the reply and the query (`withQuery`).
 * Parameters are numbers and codes, which need no encoding; a caller checks the form of a code from an address.
 */
export const pathTo: PathTo = (call: string, params?: Named): string =>
  call.replace(/.+ |:(\w+)/g, (_, name?: string) => (name ? `${(params as Named)[name]}` : ''))
