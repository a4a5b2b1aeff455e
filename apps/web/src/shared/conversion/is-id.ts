/** Whether a text has the form of the server's ids of holds and conversions. Any other text is not requested. */
export const isId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
