import { applyDecorators } from '@nestjs/common';
import { Field, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import type { ContactInfoType } from '../../contract/contact-info.js';
import { LIMITS } from '../../contract/limits.js';
import {
  type ChoiceSetting,
  ONE_LINE,
  type SettingDefinition,
} from '../../contract/setting-kinds.js';
import { definitionsOf, type SettingGroup } from '../../contract/settings.js';
import { blankToNull } from '../../core/validation/field-parts.js';
import {
  BooleanField,
  EmailField,
  EnumField,
  IntField,
  PhoneField,
  TextField,
} from '../../core/validation/fields.js';
import { LineField } from '../../core/validation/line-fields.js';
import { FileField } from '../../core/files/file-field.js';
import { graphqlEnum } from '../../core/graphql/graphql-enums.js';

const MEGABYTES = LIMITS.file.maxBytes / 1024 / 1024;
const enums = new Map<string, object>();

/** The enum of a setting's choices, made once. */
function enumOf({ enumName, choices, says, meanings }: ChoiceSetting): object {
  const made = enums.get(enumName) ?? graphqlEnum(enumName, choices, `${says}.`, meanings);
  enums.set(enumName, made);
  return made;
}

const TYPES = {
  text: () => String,
  flag: () => Boolean,
  number: () => Int,
  /** Of a secret only whether it is set is ever answered. */
  secret: () => Boolean,
  contact: () => String,
  /** The address of the picture. */
  image: () => String,
};

const NULLABLE = new Set<string>(['text', 'contact', 'image']);

const CONTACT_FIELDS: Partial<Record<ContactInfoType, (options: object) => PropertyDecorator>> = {
  email: EmailField,
  phone: PhoneField,
};

/** Adds a field for each setting of the group, as administrators read it. */
export function addOutputFields(group: SettingGroup, prototype: object): void {
  for (const [name, setting] of Object.entries(definitionsOf(group))) {
    const type = setting.kind === 'choice' ? () => enumOf(setting) : TYPES[setting.kind];
    Field(type as () => StringConstructor, {
      nullable: NULLABLE.has(setting.kind) && setting.default === null,
      description:
        setting.kind === 'secret' ? `Whether it is set: ${setting.says}.` : `${setting.says}.`,
    })(prototype, name);
  }
}

/** Adds a field for each setting of the group, as it is sent. */
export function addInputFields(group: SettingGroup, prototype: object): void {
  for (const [name, setting] of Object.entries(definitionsOf(group)))
    inputField(setting)(prototype, name);
}

function inputField(setting: SettingDefinition): PropertyDecorator {
  const { says } = setting;
  const options = { optional: true };
  switch (setting.kind) {
    case 'flag':
      return BooleanField({ ...options, description: `${says}.` });
    case 'choice':
      return EnumField(enumOf(setting), setting.choices, { ...options, description: `${says}.` });
    case 'number': {
      const { min, max } = setting;
      return IntField({ ...options, min, max, description: `${says}, from ${min} to ${max}.` });
    }
    case 'text': {
      const { min, max, shape, isAddress } = setting;
      const description = `${says}, up to ${max} characters.`;
      if (isAddress) return applyDecorators(blankToNull, EmailField({ ...options, description }));
      const textField = max > ONE_LINE ? TextField : LineField;
      const field = textField({ ...options, min, max, description });
      return shape
        ? applyDecorators(field, Matches(shape.pattern, { message: shape.rule }))
        : field;
    }
    case 'contact': {
      const { max, type } = setting;
      const description = `${says}, up to ${max} characters; null hides it.`;
      const field = CONTACT_FIELDS[type];
      return field?.({ ...options, description }) ?? TextField({ ...options, max, description });
    }
    case 'image': {
      const description = `${says}: jpeg, png or webp of at most ${MEGABYTES} MB; null removes it.`;
      return FileField({ ...options, description });
    }
    case 'secret': {
      const { max } = setting;
      const description = `${says}, up to ${max} characters; null removes it, and it is never answered.`;
      return TextField({ ...options, max, description });
    }
  }
}
