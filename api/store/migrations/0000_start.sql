CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`visitor_id` text NOT NULL,
	`title` text,
	`created_at_ms` integer NOT NULL,
	`updated_at_ms` integer NOT NULL,
	`last_event_id` integer DEFAULT 0 NOT NULL,
	`floor_event_id` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `conversations_by_visitor` ON `conversations` (`site`,`visitor_id`,`updated_at_ms`,`id`);--> statement-breakpoint
CREATE TABLE `events` (
	`conversation_id` text NOT NULL,
	`event_id` integer NOT NULL,
	`run_id` text NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`conversation_id`, `event_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`site` text NOT NULL,
	`visitor_id` text NOT NULL,
	`status` text NOT NULL,
	`token` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`stop_requested` integer DEFAULT false NOT NULL,
	`created_at_ms` integer NOT NULL,
	`ended_at_ms` integer,
	`compacted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `runs_one_active` ON `runs` (`conversation_id`) WHERE ended_at_ms IS NULL;--> statement-breakpoint
CREATE INDEX `runs_unfinished` ON `runs` (`created_at_ms`) WHERE ended_at_ms IS NULL;--> statement-breakpoint
CREATE INDEX `runs_to_compact` ON `runs` (`ended_at_ms`) WHERE compacted = 0;--> statement-breakpoint
CREATE INDEX `runs_by_conversation` ON `runs` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `sent_messages` (
	`site` text NOT NULL,
	`visitor_id` text NOT NULL,
	`client_id` text NOT NULL,
	`content_hash` text NOT NULL,
	`conversation_id` text NOT NULL,
	`message_id` text NOT NULL,
	`run_id` text NOT NULL,
	`event_id` integer NOT NULL,
	PRIMARY KEY(`site`, `visitor_id`, `client_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sent_messages_by_conversation` ON `sent_messages` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tool_journal` (
	`run_id` text NOT NULL,
	`tool_use_id` text NOT NULL,
	`name` text NOT NULL,
	`args_hash` text NOT NULL,
	`state` text NOT NULL,
	`outcome` text,
	PRIMARY KEY(`run_id`, `tool_use_id`),
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade
);
