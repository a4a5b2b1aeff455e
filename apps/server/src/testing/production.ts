/** The variables that production requires besides its secrets. The systems of the firm are never called. */
export const productionVariables = {
  FOYER_MODE: 'production',
  UPLOAD_SCANNER: 'none',
  CONNECTOR_ACCOUNT_DIRECTORY_URL: 'https://core.example/account-directory',
  CONNECTOR_CREDENTIALS_URL: 'https://core.example/credentials',
  CONNECTOR_SMS_URL: 'https://sms.example',
  CONNECTOR_BOOKS_URL: 'https://core.example/books',
  CONNECTOR_ORDERS_URL: 'https://core.example/orders',
  CONNECTOR_BACK_OFFICE_URL: 'https://core.example/back-office',
  CONNECTOR_LISTS_URL: 'https://core.example/lists',
  // the published test key of RFC 9421, appendix B.1.4
  CONNECTOR_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF',
} as const
