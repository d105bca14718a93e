import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { Link } from '../../platform/graphql/answers.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { KeyArg } from '../../platform/idempotency/key-parameters.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Input } from '../api/request-operations.js';
import { RequestFileLinks } from './request-file-links.js';
import { RequestFiles } from './request-files.js';
import { RequestPapers } from './request-papers.js';
import { RequestPapersReads, shownFile, shownPaper } from './request-papers-reads.js';
import {
  AddRequestFileInput,
  AddRequestPaperInput,
  RequestFile,
  RequestPaper,
  RequestPapersArgs,
  RequestPapersState,
  SetRequestPaperStateInput,
} from './request-papers.types.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { FILES_AN_HOUR } from './request-files.js';

const FileId = () => Args('id', { type: () => ID, description: 'Id of the file.' }, UuidPipe);
const Inline = () =>
  Args('inline', {
    type: () => Boolean,
    nullable: true,
    defaultValue: false,
    description: 'True: a PDF or a picture is shown in place instead of being saved.',
  });

/** What the office does with papers and files of requests; what is out of scope does not exist for it. */
@Allow('desk.use')
@Resolver()
export class RequestPapersResolver {
  constructor(
    private readonly files: RequestFiles,
    private readonly papers: RequestPapers,
    private readonly reads: RequestPapersReads,
    private readonly links: RequestFileLinks,
  ) {}

  @Query(() => RequestPapersState, {
    description:
      'The papers that the office wants for a request, and the files of both sides; NOT_FOUND for a request that the caller may not read.',
  })
  requestPapers(
    @CurrentViewer() viewer: Viewer,
    @Args() args: RequestPapersArgs,
    @Context() { req }: GraphqlContext,
  ) {
    return this.reads.read({ viewer, side: 'office' }, args, callerLocale(req));
  }

  @Limits(FILES_AN_HOUR)
  @Mutation(() => RequestFile, {
    description:
      'Sends a file to the client of a request, one for each call; the client is told by mail of the first of several.',
  })
  async addRequestFile(
    @CurrentViewer() viewer: Viewer,
    @Input(AddRequestFileInput) input: AddRequestFileInput,
    @KeyArg() key?: string,
  ) {
    return shownFile(await this.files.add({ viewer, side: 'office' }, input, key), false);
  }

  @Mutation(() => RequestFile, {
    description:
      'Takes back a file that the office sent; answers what it was. FILE_OPENED once the client has opened it.',
  })
  async removeRequestFile(@CurrentViewer() viewer: Viewer, @FileId() id: string) {
    return shownFile(await this.files.remove({ viewer, side: 'office' }, id), false);
  }

  @Mutation(() => Link, {
    description:
      "Makes an address at which the caller's browser can open a file of a request within a minute. Each time it is opened is recorded.",
  })
  createRequestFileLink(
    @CurrentViewer() viewer: Viewer,
    @FileId() id: string,
    @Inline() inline?: boolean,
  ) {
    return this.links.link({ viewer, side: 'office' }, { id, inline: inline ?? false });
  }

  @Mutation(() => RequestPaper, {
    description:
      'Says where a paper of a request stands. The client gets the reason of a refusal by mail, and sees everything else in the request.',
  })
  async setRequestPaperState(
    @CurrentViewer() viewer: Viewer,
    @Input(SetRequestPaperStateInput) input: SetRequestPaperStateInput,
    @Context() { req }: GraphqlContext,
  ) {
    return shownPaper(await this.papers.setState(viewer, input), callerLocale(req));
  }

  @Mutation(() => [RequestPaper], {
    description:
      'Asks for one more paper for this request; answers nothing if the request has one of this name.',
  })
  async addRequestPaper(
    @CurrentViewer() viewer: Viewer,
    @Input(AddRequestPaperInput) { name, ...request }: AddRequestPaperInput,
    @Context() { req }: GraphqlContext,
  ) {
    const names = [{ ar: name, fr: name, en: name }];
    const added = await this.papers.ask(viewer, request, names);
    return added.map((paper) => shownPaper(paper, callerLocale(req)));
  }
}

/** What clients do with the files of their own requests. */
@Allow('request.own')
@Resolver()
export class MyRequestFilesResolver {
  constructor(
    private readonly files: RequestFiles,
    private readonly reads: RequestPapersReads,
    private readonly links: RequestFileLinks,
  ) {}

  @Query(() => RequestPapersState, {
    description:
      'The papers that the office wants for a request of the caller, and the files of both sides; NOT_FOUND for a request of somebody else.',
  })
  myRequestPapers(
    @CurrentViewer() viewer: Viewer,
    @Args() args: RequestPapersArgs,
    @Context() { req }: GraphqlContext,
  ) {
    return this.reads.read({ viewer, side: 'client' }, args, callerLocale(req));
  }

  @Limits(FILES_AN_HOUR)
  @Mutation(() => RequestFile, {
    description:
      'Sends a file with a request of the caller, one for each call. A paper that it is sent for is received then.',
  })
  async addMyRequestFile(
    @CurrentViewer() viewer: Viewer,
    @Input(AddRequestFileInput) input: AddRequestFileInput,
    @KeyArg() key?: string,
  ) {
    return shownFile(await this.files.add({ viewer, side: 'client' }, input, key), true);
  }

  @Mutation(() => RequestFile, {
    description:
      'Takes back a file that the caller sent; answers what it was. FILE_OPENED once the office has opened it or accepted the paper.',
  })
  async removeMyRequestFile(@CurrentViewer() viewer: Viewer, @FileId() id: string) {
    return shownFile(await this.files.remove({ viewer, side: 'client' }, id), true);
  }

  @Mutation(() => Link, {
    description:
      "Makes an address at which the caller's browser can open a file of their own request within a minute. Each time it is opened is recorded.",
  })
  createMyRequestFileLink(
    @CurrentViewer() viewer: Viewer,
    @FileId() id: string,
    @Inline() inline?: boolean,
  ) {
    return this.links.link({ viewer, side: 'client' }, { id, inline: inline ?? false });
  }
}
