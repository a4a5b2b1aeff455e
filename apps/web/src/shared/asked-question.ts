const parts = () => {
  const [path = '', query = ''] = location.hash.split(/\?(.*)/s)
  return { path, query: new URLSearchParams(query) }
}

/** The question that the address asks for, `faq` in the query behind the hash. */
export const askedQuestion = (): string | null => parts().query.get('faq')

/** Puts a question into the address, without a navigation. */
export const nameQuestion = (id: string): void => {
  const { path, query } = parts()
  query.set('faq', id)
  history.replaceState(history.state, '', `${path}?${query}`)
}
