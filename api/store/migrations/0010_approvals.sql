CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`tool_use_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`version` text NOT NULL,
	`args_hash` text NOT NULL,
	`request` text NOT NULL,
	`arguments` text,
	`parameters` text,
	`expires_at_ms` integer NOT NULL,
	`event_id` integer,
	`outcome` text,
	`decided_by` text,
	`edited` text,
	`remembered` integer DEFAULT false NOT NULL,
	`client_id` text,
	`content_hash` text,
	`result_event_id` integer,
	`result_digest` text,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_call` ON `approvals` (`run_id`,`tool_use_id`);--> statement-breakpoint
CREATE INDEX `approvals_by_conversation` ON `approvals` (`conversation_id`,`name`);--> statement-breakpoint
CREATE INDEX `approvals_by_client` ON `approvals` (`client_id`) WHERE client_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `tool_journal` ADD `input` text;