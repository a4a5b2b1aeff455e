import postgres from 'postgres'

const undefinedTable = '42P01'

/** The rows of a query, or none if its table is not installed yet. The query must not be part of a transaction. */
export const rowsIfInstalled = async <Row>(query: PromiseLike<readonly Row[]>): Promise<readonly Row[]> => {
  try {
    return await query
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === undefinedTable) return []
    throw error
  }
}
