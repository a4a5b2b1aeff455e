import { useQuery } from '@tanstack/react-query'

type Convert = (text: string) => string

/**
 * The converter from Simplified to the Traditional of Hong Kong. Undefined until its dictionaries are loaded, which
 * happens once.
 */
export const useConversion = (): { convert: Convert | undefined; isFailed: boolean; again: () => void } => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['converter'],
    queryFn: async () => ({ convert: (await import('./to-hong-kong.ts')).convert }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { convert: data?.convert, isFailed: isError, again: () => void refetch() }
}
