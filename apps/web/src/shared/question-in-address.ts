const parts = () => {
  const [path = '', query = ''] = location.hash.split(/\?(.*)/s)
  return { path, query: new URLSearchParams(query) }
}

/** Returns the question that the address names: the `faq` parameter of the query after the hash. */
export const questionInAddress = (): string | null => parts().query.get('faq')

/** Writes a question's id into the address without a navigation. */
export const nameQuestion = (id: string): void => {
  const { path, query } = parts()
  query.set('faq', id)
  history.replaceState(history.state, '', `${path}?${query}`)
}
