import type { Locale } from '@contract/locales';
import { FILE } from './playground-fetcher';
import type { PlaygroundTexts } from './texts';

/** What the editor begins with: an operation of each kind. The one that the cursor is in runs. */
export const examplesIn = (locale: Locale, texts: PlaygroundTexts) => `# ${texts.intro.join('\n# ')}
#   { "Authorization": "Bearer …" }
# ${texts.language}

query Services {
  publicServices(language: ${locale}, limit: 3) {
    total
    items {
      id
      slug
      title
      tags
    }
  }
}

# ${texts.me}
query WhoAmI {
  me {
    fullName
    email
    role
    isEmailVerified
  }
}

# ${texts.message}
mutation SendMessage($message: SubmitContactRequestInput!) {
  submitContactRequest(input: $message) {
    id
    reference
    status
  }
}

# ${texts.jobs}
query Jobs {
  publicJobRoles(language: ${locale}) {
    items {
      id
      title
    }
  }
}

# ${texts.upload}
mutation Apply($application: SubmitApplicationInput!) {
  submitApplication(input: $application) {
    reference
    cvName
    cvSize
  }
}

# ${texts.live}
subscription MyRequests {
  myServiceRequestChanged {
    reference
    status
    updatedAt
  }
}
`;

const person = { email: 'amina@example.dz' };

/** The variables of these operations; each gets those that it declares. */
export const EXAMPLE_VARIABLES = {
  message: { ...person, name: 'Amina Haddad', subject: 'Rendez-vous', message: 'Bonjour…' },
  application: {
    ...person,
    roleId: '',
    fullName: 'Amina Haddad',
    phoneNumber: '0555 12 34 56',
    address: '12, rue Didouche Mourad',
    city: 'Alger',
    country: 'Algérie',
    education: 'Master de droit',
    experience: '3',
    skills: 'Droit des affaires',
    motivation: 'Bonjour…',
    cv: FILE,
  },
};
