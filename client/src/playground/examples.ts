/** Initial query of the editor. */
export const DEFAULT_QUERY = `# Mizan: everything the site can do, over GraphQL.
#
# Public reads need no account. For the rest sign in above (the session cookie does the work),
# or put a token into "Headers":  { "Authorization": "Bearer ..." }
# Errors come in the language of ?language=, of your account, or of Accept-Language.

query Services {
  publicServices(language: ar, limit: 3) {
    total
    items {
      id
      slug
      title
      tags
    }
  }
}

# Needs a signed-in person.
query WhoAmI {
  me {
    fullName
    email
    role
    isEmailVerified
  }
}

query MyRequests {
  myServiceRequests(limit: 5) {
    total
    items {
      reference
      serviceTitle
      status
      createdAt
    }
  }
}
`;

export const DEFAULT_HEADERS = `{
  "Accept-Language": "ar"
}
`;
